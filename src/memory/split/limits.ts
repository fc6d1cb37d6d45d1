/** Sizes in UTF-16 code units. */

/** A chunk without its overlap is never longer. */
export const MAXIMUM = 1200;
/** Chunks shorter than this pay for it when a cut is chosen. */
export const TARGET = 800;
/** A section, or a piece at a section's end, that would rather join a neighbour. */
export const SMALL = 300;
/** Joins even a section that is not its sibling. */
export const TINY = 100;
export const OVERLAP = 120;
/** What a segmenter sees past the last possible cut: whether a sentence ends depends on what follows. */
export const LOOKAHEAD = 64;
/** Longer headings are shortened in `TextChunk.headings`, because every chunk of the section repeats them. */
export const HEADING = 200;
