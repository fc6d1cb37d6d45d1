export const playground = {
  title: "Playground",
};
