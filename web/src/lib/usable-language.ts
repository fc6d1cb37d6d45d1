/*
 * Some systems name locales that are no language tags (BCP 47), such as `en-US@posix`. uPlot formats with
 * `navigator.language` as soon as it is loaded and would break the page: this is imported before it.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en", configurable: true });
}
