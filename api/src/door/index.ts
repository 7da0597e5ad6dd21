export { doorRoom, makeDoor, makeDoorTasks } from './door-room';
export { keepGateLinksAtGate } from './gate-links/gate-credentials';
