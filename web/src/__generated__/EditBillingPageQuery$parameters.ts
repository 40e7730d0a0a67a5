/**
 * @generated SignedSource<<1c5b0655194dd9e6514a2364ffc5c8ad>>
 * @relayHash 9298f3f9b180fa09d1b92face8974f0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deec57192202021426c1d36a397468c6c499aa2107fb24ad1cc0811265054c26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillingPageQuery } from './EditBillingPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "deec57192202021426c1d36a397468c6c499aa2107fb24ad1cc0811265054c26",
    "metadata": {},
    "name": "EditBillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
