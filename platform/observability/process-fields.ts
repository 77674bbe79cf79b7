import cluster from "node:cluster";

/** @returns what each log line says of its process: the program, and which of its workers */
export const processFields = (name: string): { name: string; worker?: number } =>
  cluster.worker ? { name, worker: cluster.worker.id } : { name };
