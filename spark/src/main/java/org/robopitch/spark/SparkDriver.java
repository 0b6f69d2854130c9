// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import scala.reflect.ClassTag$;

/**
 * The process between a campaign and a cluster, started as {@code spark-submit} starts programs: it reads jobs from standard
 * input and writes each result to standard output as soon as its task has ended. Its arguments are the conditions of all
 * matches, the names of the program's jars with colons between them, and the users' own teams. It ends with its input, so that
 * it does not outlive the program that started it.
 *
 * <p>Compiled against one version of Spark, it runs with the one it is started with: it uses what Spark 3.5 and 4 have in
 * common, on Scala 2.12 and 2.13.
 */
public final class SparkDriver {
    /** More tasks than this burden the driver: a task then plays several matches. */
    private static final int MOST_TASKS = 10_000;

    private SparkDriver() {}

    /** Runs until the input ends. */
    public static void main(String[] arguments) throws InterruptedException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Whatever a library prints must not get between the results.
        System.setOut(System.err);
        JobInput input = new JobInput(System.in, () -> System.exit(0));
        List<String> teams = List.of(arguments).subList(2, arguments.length);
        PlayFunction function = new PlayFunction(new PlayTask(arguments[0], List.of(arguments[1].split(":")), teams));
        try (JavaSparkContext spark = new JavaSparkContext()) {
            while (true) {
                play(spark, input.next(), function, out);
            }
        } catch (InterruptedException stopped) {
            throw stopped;
        } catch (Exception refused) {
            fail(refused, out);
        }
    }

    private static void play(JavaSparkContext spark, List<String> jobs, PlayFunction function, PrintStream out) {
        int tasks = Math.min(jobs.size(), MOST_TASKS);
        spark.sc()
                .runJob(
                        spark.parallelize(jobs, tasks).rdd(),
                        function,
                        new ResultHandler(out),
                        ClassTag$.MODULE$.apply(String[].class));
    }

    /** Spark throws checked exceptions without declaring them. */
    private static void fail(Throwable failure, PrintStream out) {
        String message =
                String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        out.println("failed " + failure.getClass().getSimpleName() + ": " + message);
        failure.printStackTrace();
        System.exit(1);
    }
}
