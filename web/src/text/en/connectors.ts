export const connectors = {
  title: "Connectors",
};
