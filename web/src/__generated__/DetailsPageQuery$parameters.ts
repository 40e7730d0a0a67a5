/**
 * @generated SignedSource<<bf3ad4bc174c4aeb9c0e172c36c701c6>>
 * @relayHash b61e5ec8c2ecc736226b2e4a05d1dcf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee31ab6d292082311676666956d1b14ba28c640b4fa9f7964b00721436d6f022

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee31ab6d292082311676666956d1b14ba28c640b4fa9f7964b00721436d6f022",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
