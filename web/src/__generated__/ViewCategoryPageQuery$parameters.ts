/**
 * @generated SignedSource<<596c51101d1477fc340903ff17645351>>
 * @relayHash 164f200026befd31e7131919553ee482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c942e20dd2b4307feed0f1b8b9766d1fad22ee2a3fab667747238b05442980

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26c942e20dd2b4307feed0f1b8b9766d1fad22ee2a3fab667747238b05442980",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
