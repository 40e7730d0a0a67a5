/**
 * Who names a series of tax documents stands in the trail, in the history of its location. That a despatch begins one, and gives
 * its numbers, does not: the documents themselves are there.
 */
export const statements: readonly string[] = [
  `alter table document_series add column document_series_id integer generated always as identity unique`,
  `create trigger document_series_audit after update of series on document_series
     for each row execute function
     record_change('document_series_id', 'last_number', 'series', 'seller:seller_id', '')`,
];
