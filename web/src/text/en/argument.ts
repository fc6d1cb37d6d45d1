export const argument = {
  listHint: "Several are separated by commas.",
  jsonHint: "As JSON.",
  bad: {
    integer: "A whole number is needed.",
    number: "A number is needed.",
    numbers: "Numbers are needed, separated by commas.",
    json: "This is no JSON.",
  } as Record<string, string>,
};
