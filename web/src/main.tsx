import "./styles.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { startApp } from "./app/start-app.ts";
import { StartError } from "./app/start-error.tsx";
import { loadLanguage } from "./text/language.ts";

const root = createRoot(document.getElementById("root") ?? document.body);

loadLanguage()
  .then(startApp)
  .then(
    (context) => root.render(<App {...context} />),
    (error: unknown) => root.render(<StartError error={error} />),
  );
