export const activity = {
  title: "Activity",
};
