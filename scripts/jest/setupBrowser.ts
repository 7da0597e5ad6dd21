import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Screens can take long to appear on a busy machine, and none of our tests measures time.
configure({ asyncUtilTimeout: 5_000 });
