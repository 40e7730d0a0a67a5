/**
 * @generated SignedSource<<ff99ab1c03ab337afa2b0c08e228e008>>
 * @relayHash c47f09eb2ba7316153aa56093520f0f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 438dd7dc05ab822162fd249eb1f46992df60668a40ec9afbd71e3a475c2ccb41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "438dd7dc05ab822162fd249eb1f46992df60668a40ec9afbd71e3a475c2ccb41",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
