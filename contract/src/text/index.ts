export { csvFile, csvLines } from './csv';
export { doorSentences } from './doorSentences';
export { canDraw, drawableText } from './drawableText';
export { evenSpaces } from './evenSpaces';
export { hookedLetters } from './hookedLetters';
export { plainLetters } from './plainLetters';
export { isSearchable, readSearchText } from './searchText';
export { isWholeTicketNumber, tidyTicketNumber } from './ticketNumber';
export { wrapText } from './wrapText';
