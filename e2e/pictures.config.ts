import base from './playwright.config';

// `npm run pictures`: kept apart from the tests, because it tests nothing.
export default { ...base, testDir: './pictures', reporter: 'list' };
