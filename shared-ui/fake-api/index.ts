export { dataSets, DEMO_PASSWORD, type DataSet } from './data/dataSets';
export { demoPeople } from './data/people';
export { fakeOperations, makeFakeApi, type FakeApi, type FakeOperation } from './fakeApi';
export { FAKE_PAYER_TAKES_MS } from './payments';
