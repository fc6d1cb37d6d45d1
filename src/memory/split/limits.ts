/** Sizes in UTF-16 code units. */

/** Maximum size of a chunk without its overlap. */
export const MAXIMUM = 1200;
/** Shorter chunks have a cost when a cut is chosen. */
export const TARGET = 800;
/**
 * Maximum size of a section, or of a piece at a section's end, that is joined with a neighbour if
 * possible.
 */
export const SMALL = 300;
/** Maximum size of a section that may be joined with a section at a different level. */
export const TINY = 100;
export const OVERLAP = 120;
/**
 * Characters after the last possible cut that a segmenter needs, because the end of a sentence depends on
 * what follows.
 */
export const LOOKAHEAD = 64;
/** Maximum length of headings in `TextChunk.headings`, because every chunk of the section repeats them. */
export const HEADING = 200;
