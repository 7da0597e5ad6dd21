// Stands in every host for the sentences of the federation runtime's errors (decision 0019): a message keeps its code, by which
// failures are told apart, and the address of the page that explains it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
