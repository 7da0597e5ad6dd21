// @ts-check

/**
 * The file of an exposed screen, relative to the remote's folder: `./EventDetail` is
 * `./src/screens/event-detail/EventDetailScreen.tsx`.
 *
 * @param {string} screen
 */
function screenFile(screen) {
  const name = screen.slice('./'.length);
  const folder = name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
  return `./src/screens/${folder}/${name}Screen.tsx`;
}

module.exports = { screenFile };
