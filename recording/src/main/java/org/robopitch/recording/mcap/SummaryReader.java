// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Optional;
import java.util.zip.CRC32;
import org.robopitch.recording.bytes.ByteReader;

/** Reads the summary that a complete file ends with. */
final class SummaryReader {
    /** A recording of three hundred simulated hours. */
    private static final long LARGEST = 1L << 26;

    private final RecordFile file;

    SummaryReader(RecordFile file) {
        this.file = file;
    }

    /** Where the footer of a complete file is. */
    long footerOffset() {
        return file.size() - Magic.LENGTH - Footer.LENGTH;
    }

    /**
     * The file's own summary, or nothing if it is complete but has none.
     *
     * @throws McapException if the end of the file is missing or damaged
     */
    Optional<McapSummary> read() throws IOException {
        Footer footer = footer();
        if (footer.summaryStart() == 0) {
            return Optional.empty();
        }
        long start = footer.summaryStart();
        long length = footerOffset() - start;
        if (start < Magic.LENGTH || length < 0 || length > LARGEST) {
            throw file.problem(
                    footerOffset(), "FOOTER", "expected a summary within the file, found one from byte " + start);
        }
        RecordFile.Frame headerFrame = file.frame(Magic.LENGTH, RecordType.HEADER);
        Header header = file.parse(headerFrame, in -> Fields.read(Header.class, in));
        byte[] bytes = file.read(start, (int) length + Footer.LENGTH - 4);
        verify(footer, bytes);
        SummaryCollector collector = new SummaryCollector();
        ByteReader records = new ByteReader(bytes, 0, (int) length);
        while (records.remaining() > 0) {
            RecordFile.Frame frame = new RecordFile.Frame(
                    bytes[records.position()] & 0xFF, start + records.position(), records.remaining());
            file.parse(frame, records, in -> {
                int code = in.getByte();
                collector.collect(code, in.slice(in.getLongLength()));
                return code;
            });
        }
        return Optional.of(collector.finish(header));
    }

    /** Where the records after the data section start, in a complete file. */
    long dataSectionEnd() throws IOException {
        long summaryStart = footer().summaryStart();
        return summaryStart == 0 ? footerOffset() : summaryStart;
    }

    private Footer footer() throws IOException {
        long offset = footerOffset();
        if (offset < Magic.LENGTH || !Magic.at(file.read(file.size() - Magic.LENGTH, Magic.LENGTH), 0)) {
            throw file.problem(file.size(), "end of file", "expected footer and magic, the file is truncated");
        }
        return file.parse(file.frame(offset, RecordType.FOOTER), in -> Fields.read(Footer.class, in));
    }

    private void verify(Footer footer, byte[] summaryAndFooter) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(summaryAndFooter);
        if (footer.summaryCrc() != 0 && footer.summaryCrc() != (int) crc.getValue()) {
            throw file.problem(
                    footer.summaryStart(),
                    "summary",
                    String.format("expected CRC %08x, found %08x", footer.summaryCrc(), (int) crc.getValue()));
        }
    }
}
