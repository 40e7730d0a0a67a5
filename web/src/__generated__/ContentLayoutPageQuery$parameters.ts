/**
 * @generated SignedSource<<eeb86755fe780f9f945c3d4433b3a75e>>
 * @relayHash c3dd11dbe27f47e5290803e0d506dcf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0795473df0c82f6720359709b6bd5d43c6258f258d61469ea1799b806e454bd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0795473df0c82f6720359709b6bd5d43c6258f258d61469ea1799b806e454bd2",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
