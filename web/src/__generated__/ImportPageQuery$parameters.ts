/**
 * @generated SignedSource<<f7b02d4440f39b24f69bdfa316608979>>
 * @relayHash 1a52ffbea2265108fbcd3fd7d6b57ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4cea2796679ef8f59f5b4578ed2bb877d52852d9dba8e27055d1f85bd73ab3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4cea2796679ef8f59f5b4578ed2bb877d52852d9dba8e27055d1f85bd73ab3",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
