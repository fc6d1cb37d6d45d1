// Shows the API's own description; trying a request out asks this very gateway, whatever name it was opened under.
const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
paint();
dark.addEventListener("change", paint);

const SOURCE = "/functions/v1/docs/openapi.json";
const reader = document.getElementById("reader");
try {
  const response = await fetch(SOURCE);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const described = await response.json();
  window.SwaggerUIBundle({
    domNode: reader,
    spec: { ...described, servers: [{ url: `${location.origin}/functions/v1` }] },
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    filter: true,
    // No request leaves this origin.
    validatorUrl: null,
  });
} catch (error) {
  const line = document.createElement("p");
  line.className = "failed";
  line.setAttribute("role", "alert");
  line.textContent = `The description of the API at ${SOURCE} could not be read (${error.message}). Toolgate may be starting: reload in a second.`;
  reader.replaceChildren(line);
}
