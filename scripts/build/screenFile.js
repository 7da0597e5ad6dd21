// @ts-check

/** @typedef {Pick<import('@nzuko/contract').RemoteContract, 'routes' | 'slots'>} Offer */

/** `./EventDetail` is in the folder `event-detail`. @param {string} name */
const folderOf = (name) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

/**
 * The file of an exposed screen, relative to the remote's folder: `./EventDetail` is
 * `./src/screens/event-detail/EventDetailScreen.tsx`.
 *
 * @param {string} screen
 */
function screenFile(screen) {
  const name = screen.slice('./'.length);
  return `./src/screens/${folderOf(name)}/${name}Screen.tsx`;
}

/** The same for the module of a slot: `./src/slots/events-around/EventsAroundSlot.tsx`. @param {string} module */
function slotFile(module) {
  const name = module.slice('./'.length);
  return `./src/slots/${folderOf(name)}/${name}Slot.tsx`;
}

/**
 * Each module that a contract exposes, with its file and the pointer to its name in the contract.
 *
 * @param {Offer} contract
 * @returns {{ module: string, pointer: string, file: string }[]}
 */
function exposedModules({ routes, slots = {} }) {
  return [
    ...routes.map(({ screen }, index) => ({
      module: screen,
      pointer: `/routes/${index}/screen`,
      file: screenFile(screen),
    })),
    ...Object.entries(slots).map(([name, { module }]) => ({
      module,
      pointer: `/slots/${name}/module`,
      file: slotFile(module),
    })),
  ];
}

/** By module, its file. @param {Offer} contract @returns {Record<string, string>} */
const moduleFiles = (contract) =>
  Object.fromEntries(exposedModules(contract).map(({ module, file }) => [module, file]));

module.exports = { exposedModules, moduleFiles, screenFile };
