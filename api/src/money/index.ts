export { makeMoney, moneyRoom, type Money } from './money-room';
