export { doorRoom, makeDoor } from './door-room';
