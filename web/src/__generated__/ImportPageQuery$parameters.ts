/**
 * @generated SignedSource<<23b0a79d8f67217c12e726a22dbcca41>>
 * @relayHash db715e733a5abccfcb4665bf4d3966f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76408df1715197703f25d9509c9080d1751abfe4c021364fc135f878005cf394

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76408df1715197703f25d9509c9080d1751abfe4c021364fc135f878005cf394",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
