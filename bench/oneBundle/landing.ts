import Landing from '../../mfe-landing/src/screens/landing/LandingScreen';
import { startWith } from './bundledScreen';

startWith('./Landing', Landing);
