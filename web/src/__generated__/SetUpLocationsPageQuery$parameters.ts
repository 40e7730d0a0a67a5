/**
 * @generated SignedSource<<4acd72451ec4efec364036a61e301542>>
 * @relayHash 744f5a52197bf7744d556df89b2d8f01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada59a7a2b90bfa6037f42e0d230ce3ab17d5519c96a101b135d42b2c67714e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ada59a7a2b90bfa6037f42e0d230ce3ab17d5519c96a101b135d42b2c67714e9",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
