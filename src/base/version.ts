/** The version of this release. A test compares it with package.json, which functions cannot read. */
export const VERSION = "0.1.0";
