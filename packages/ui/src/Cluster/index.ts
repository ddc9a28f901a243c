export { Cluster, ClusterList, type ClusterListProps, type ClusterProps } from './Cluster.tsx';
