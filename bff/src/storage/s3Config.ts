/** Where an S3-compatible store is, and who we are there. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path instead of the host's name. */
  readonly pathStyle: boolean;
}
