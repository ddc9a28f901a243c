import { Home } from '../../pages/Home.jsx';

export default Home;
