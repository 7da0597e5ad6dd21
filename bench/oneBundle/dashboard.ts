import Dashboard from '../../mfe-dashboard/src/screens/dashboard/DashboardScreen';
import { startWith } from './bundledScreen';

startWith('./Dashboard', Dashboard);
