import base from './playwright.config';

// `npm run pictures`: not a test of anything, so not among the tests.
export default { ...base, testDir: './pictures', reporter: 'list' };
