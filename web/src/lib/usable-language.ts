/**
 * Some systems have locale names that are not language tags (BCP 47), such as `en-US@posix`. uPlot formats
 * with `navigator.language` as soon as it is loaded and would fail: import this first.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en", configurable: true });
}
