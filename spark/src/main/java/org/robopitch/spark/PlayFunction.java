// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import org.robopitch.recording.json.JsonException;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;

/** A task as Spark wants it. */
final class PlayFunction extends AbstractFunction1<Iterator<String>, String[]> implements Serializable {
    private static final long serialVersionUID = 1;

    private final PlayTask task;

    PlayFunction(PlayTask task) {
        this.task = task;
    }

    @Override
    public String[] apply(Iterator<String> jobs) {
        try {
            return task.play(CollectionConverters.asJava(jobs));
        } catch (JsonException unreadable) {
            throw new IllegalStateException("a job cannot be read: " + unreadable.getMessage(), unreadable);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was stopped", stopped);
        }
    }
}
