// Replaces, in every host, the texts of the federation runtime's errors (decision 0110), which visitors never read.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
