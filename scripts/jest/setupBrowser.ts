import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine a screen takes its time to come; no test of ours measures time.
configure({ asyncUtilTimeout: 5_000 });
