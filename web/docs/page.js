// Shows the API's own description; trying a request out asks this very gateway, whatever name it was opened under.
const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
paint();
dark.addEventListener("change", paint);

const response = await fetch("/functions/v1/docs/openapi.json");
const described = await response.json();
window.SwaggerUIBundle({
  domNode: document.getElementById("reader"),
  spec: { ...described, servers: [{ url: `${location.origin}/functions/v1` }] },
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  filter: true,
  // No request leaves this origin.
  validatorUrl: null,
});
