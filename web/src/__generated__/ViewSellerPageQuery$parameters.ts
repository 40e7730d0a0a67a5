/**
 * @generated SignedSource<<59528a926145f90fd77920618baea302>>
 * @relayHash a235bb15f26bd4b72aef48ff13267f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cf0f319d58cdd0d1249983c9af4313d86c64447f92effd03e07b5845ba3a140

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cf0f319d58cdd0d1249983c9af4313d86c64447f92effd03e07b5845ba3a140",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
