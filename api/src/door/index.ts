export { doorRoom, makeDoor, makeDoorTasks } from './door-room';
