export const argument = {
  listHint: "Separate values with commas.",
  jsonHint: "Enter JSON.",
  bad: {
    integer: "Enter a whole number.",
    number: "Enter a number.",
    numbers: "Enter numbers separated by commas.",
    json: "Enter valid JSON.",
  } as Record<string, string>,
};
