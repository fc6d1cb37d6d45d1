// Before the first paint, so that nobody sees the wrong theme flash by. A file of its own: the page's policy forbids inline scripts.
try {
  const theme = localStorage.getItem("toolgate.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is used.
}
