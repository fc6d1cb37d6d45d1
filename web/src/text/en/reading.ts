export const reading = {
  title: "How the request was understood",
  hint: "Hover over a word to see how it was used.",
  words: "The request, word by word",
  legend: "Legend",
  roles: {
    action: "action",
    resource: "resource",
    argument: "value of an argument",
    known_value: "known value",
    qualifier: "qualifier",
    courtesy: "ignored",
    not_understood: "not understood",
  },
  value: (argument: string) => `value of ${argument}`,
  knownValue: (argument: string) => `a value that was known, for ${argument}`,
};
