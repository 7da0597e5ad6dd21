// @ts-check
// Preloaded into page servers: about a quarter share of a busy processor for them and what they start, as `cpu_shares` in
// compose.yaml says.
require('node:os').setPriority(6);
