/** Where a record stands in a file that is sorted, for as long as the file is written. */
export interface ExportPlaceTable {
  job_id: number;
  place: number;
  record_id: number;
}
