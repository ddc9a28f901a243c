export { Cluster, ClusterList } from './Cluster.tsx';
