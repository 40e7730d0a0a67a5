/**
 * @generated SignedSource<<da4720254acc3f729fd9e06fb0632501>>
 * @relayHash 4745466d556144447695e250bd272c39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4994bffa99fc523a58b7a8e07a5a0bfd474c54e5c34e1f25b74010b04898f5bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4994bffa99fc523a58b7a8e07a5a0bfd474c54e5c34e1f25b74010b04898f5bd",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
