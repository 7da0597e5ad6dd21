import { remoteFolders } from '../../scripts/paths';

const DOCKERFILE = 'docker/Dockerfile';

const target = (name: string) => ({ name, dockerfile: DOCKERFILE, args: [`--target=${name}`] });

/** Every image of the product: its name, its Dockerfile, and the build's other arguments. */
export const images = [
  target('shell'),
  target('api'),
  target('sandbox'),
  ...remoteFolders().map((folder) => ({
    name: folder,
    dockerfile: DOCKERFILE,
    args: ['--target=remotes', `--build-arg=REMOTE=${folder.slice('mfe-'.length)}`],
  })),
  { name: 'mfe-all', dockerfile: DOCKERFILE, args: ['--target=remotes'] },
  { name: 'nginx', dockerfile: 'docker/nginx/Dockerfile', args: [] },
];
