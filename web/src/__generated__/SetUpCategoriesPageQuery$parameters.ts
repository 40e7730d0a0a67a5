/**
 * @generated SignedSource<<0822a5a12161b72db177abe524444b6e>>
 * @relayHash 34b3969eae8d0cdf20c26e047038a1d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2af59fd3ebf9644fdc23b2268a6e12a6aa0fc82e379f51129631234c7f9eec89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2af59fd3ebf9644fdc23b2268a6e12a6aa0fc82e379f51129631234c7f9eec89",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
