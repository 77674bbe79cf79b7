import cluster from "node:cluster";

/** @returns the fields of each log line about its process: the program, and the number of the worker */
export const processFields = (name: string): { name: string; worker?: number } =>
  cluster.worker ? { name, worker: cluster.worker.id } : { name };
