export const reading = {
  title: "How the request was understood",
  hint: "Point at a word, or tab to it, to see what it became.",
  words: "The request, word by word",
  legend: "What the marks mean",
  roles: {
    action: "what is to be done",
    resource: "what it is about",
    argument: "value of an argument",
    known_value: "a value that was known",
    qualifier: "says more precisely what is meant",
    courtesy: "makes no difference",
    not_understood: "not understood",
  },
  value: (argument: string) => `value of ${argument}`,
  knownValue: (argument: string) => `a value that was known, for ${argument}`,
};
